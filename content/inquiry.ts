import { paths } from './paths'

/** The anchor of the inquiry form. */
export const INQUIRY_ID = 'inquiry'

/** The address of the dealer inquiry with a text in its message, which the visitor sees and may edit. */
export function inquiryPath(message: string): string {
  return `${paths.dealers}?${new URLSearchParams({ message })}#${INQUIRY_ID}`
}
