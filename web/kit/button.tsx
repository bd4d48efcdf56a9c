import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import { Press } from './press.tsx'

type Native = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'type'>

/** A button with a word on it. */
export function Button({
  look = 'plain',
  icon,
  children,
  ...rest
}: Native & { look?: 'plain' | 'primary' | 'pill'; icon?: IconName | undefined }) {
  const kind = look === 'pill' ? 'button primary pill' : look === 'primary' ? 'button primary' : 'button'
  return (
    <Press className={kind} {...rest}>
      {icon && <Icon name={icon} size={20} />}
      {children}
    </Press>
  )
}

/** A square target with a sign and a name that is spoken and shown on hover. */
export function IconButton({ icon, label, ...rest }: Native & { icon: IconName; label: string }) {
  return (
    <Press className="icon-button" aria-label={label} title={label} {...rest}>
      <Icon name={icon} />
    </Press>
  )
}

/**
 * A large verb with its consequence below it. Safe is a rectangle, risk a pill.
 * Where it is refused it keeps its place, shows the reason, and a press explains it.
 */
export function Verb({
  kind,
  icon,
  title,
  detail,
  refused = false,
  extra,
  ...rest
}: Native & {
  kind: 'safe' | 'risk' | 'accent'
  icon?: ReactNode
  title: string
  detail?: string | undefined
  refused?: boolean
  extra?: ReactNode
}) {
  return (
    <Press className={`verb ${kind}`} aria-disabled={refused || undefined} {...rest}>
      <span>{icon}</span>
      <span>
        <b>{title}</b>
        {detail && <small>{detail}</small>}
      </span>
      {extra}
    </Press>
  )
}

/** A secondary control, sign above word; locked ones keep their place and say why. */
export function Tool({
  icon,
  label,
  locked,
  pressed,
  ...rest
}: Native & { icon: IconName; label: string; locked?: string | undefined; pressed?: boolean }) {
  return (
    <Press
      className="tool"
      aria-disabled={locked === undefined ? undefined : true}
      aria-pressed={pressed}
      title={locked}
      {...rest}
    >
      <Icon name={locked === undefined ? icon : 'lock'} size={20} />
      <span>{label}</span>
      {locked !== undefined && <span className="unseen">{locked}</span>}
    </Press>
  )
}
