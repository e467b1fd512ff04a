/** How often: two figures, as more of them would be noise. */
const times = (ratio: number) => `${Number(ratio.toPrecision(2))} times`

/** The text of the pictures of who sees whom. */
export const sightsText = {
  title: 'Who sees whom',
  lead: 'A mirror film hides the darker side. By day that is your room. After dark, with the lamps on, it is the street: the mirror turns round, and whoever stands on the lit side is seen. Then only a curtain or a blind keeps the room to itself.',
  legend: 'Film on the windows',
  bare: 'No film',
  film: ({ vlt, outside, inside }: { vlt: number; outside: number; inside: number }) =>
    `A mirror film: ${vlt}% comes through, ${outside}% is mirrored outside, ${inside}% inside`,
  balance: (film: string | undefined, what: string) => `${film ?? 'Bare glass'}: ${what}.`,
  mirrored: (ratio: number) => `${times(ratio)} more mirrored than shown`,
  shown: (ratio: number) => `${times(ratio)} more shown than mirrored`,
  close: 'too close to call, about as much mirrored as shown',
  note: 'Shown is the light that comes through the pane, mirrored what it reflects of your own side; both are summed over the glass of the picture. Less than one and a half times is too close to call. Clear glass, reflectances illustrative; each picture is exposed for its own hour.',
  ask: 'Ask a dealer about this',
  inquiry: (line: string, sentences: readonly string[]) =>
    `${line}, who sees whom. ${sentences.join(' ')}`,
  still: (film: string) => `A still picture. ${film}.`,
  failure: 'The light could not be drawn here, so the picture does not follow the choice.',
} as const
