type Scale<Value = string> = Readonly<Record<string, Value>>

/** A Tailwind config: what `theme.css` loads. */
declare const config: {
  content: []
  theme: {
    colors: Scale
    screens: Scale
    borderRadius: Scale
    boxShadow: Scale
    fontFamily: { sans: string[] }
    /** Size and line height. */
    fontSize: Record<string, [string, string]>
    transitionDuration: Scale
    extend: { maxWidth: Scale }
  }
}
export default config
