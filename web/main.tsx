import './styles/index.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { ignoreStrayPresses } from './kit/double-press.ts'
import { watchForUpdates } from './pwa/register.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('the page has no root')
ignoreStrayPresses()
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
void watchForUpdates()
