import { dealers } from './pages/dealers'
import { paths } from './paths'

/** The address of the dealer inquiry with a text in its message, which the visitor sees and may edit. */
export function inquiryPath(message: string): string {
  return `${paths.dealers}?${new URLSearchParams({ message })}#${dealers.formId}`
}
