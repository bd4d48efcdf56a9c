import '../styles/index.css'
import './workbench.css'
import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { Workbench } from './workbench.tsx'

const root = document.getElementById('root')
if (root === null) throw new Error('the page has no root')
createRoot(root).render(
  <StrictMode>
    <Suspense fallback={<p>…</p>}>
      <Workbench />
    </Suspense>
  </StrictMode>,
)
