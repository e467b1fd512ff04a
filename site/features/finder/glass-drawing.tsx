import type { Kind } from '@duskpane/content/finder/rules'
import type { GlassPlace } from '@duskpane/content/schema'

/** The frame around the panes, and each pane as a path, from 4 to 61 in a width of 64 and a height of 32. */
interface Drawing {
  readonly body: string
  readonly panes: Readonly<Partial<Record<GlassPlace, string>>>
}

const wheels = 'M12 25a4 4 0 1 0 8 0a4 4 0 1 0-8 0M45 25a4 4 0 1 0 8 0a4 4 0 1 0-8 0'

const vehicles: Readonly<Record<Exclude<Kind, 'building'>, Drawing>> = {
  car: {
    body: `M12 25H4q-1-8 8-9l8-8q2-2 6-2h13q4 0 7 3l7 6q8 1 8 10h-8M20 25h25${wheels}`,
    panes: {
      windshield: 'M20 10l-5 5.5h2.5l4-6.5z',
      front: 'M23 9h8.5v6.5H19z',
      rearSide: 'M33 9h6q3 0 5 6.5H33z',
      rear: 'M42.5 9q3 1 7 6.5h-3.5q-1-4-3.5-6.5z',
    },
  },
  mpv: {
    body: `M12 25H4q-1-9 7-10l7-8q2-2 4-2h28q4 0 5 3l3 8q2 1 2 9h-7M20 25h25${wheels}`,
    panes: {
      windshield: 'M18 9l-5 5.5h3l4-6z',
      front: 'M22 8h9v6.5H17.5z',
      rearSide: 'M33 8h15v6.5H33z',
      rear: 'M50 8h2.5l2.5 6.5h-5z',
    },
  },
}

const places: Readonly<Partial<Record<GlassPlace, Drawing>>> = {
  window: {
    body: 'M16 3h32v24H16zM32 3v24M4 29h56',
    panes: { window: 'M18.5 5.5H30v19H18.5zM34 5.5h11.5v19H34z' },
  },
  skylight: {
    body: 'M4 28L32 4l28 24M12 28h40M14 21v7M50 21v7',
    panes: { skylight: 'M36.5 10.5l5-3.5 12 10.5-5 3.5z' },
  },
  storefront: {
    body: 'M4 10V3h56v7l-4 3-4-3-4 3-4-3-4 3-4-3-4 3-4-3-4 3-4-3-4 3-4-3-4 3-4-3zM6 14v14h52V14',
    panes: { storefront: 'M9 16h28v10H9zM41 16h13v12H41z' },
  },
  partition: {
    body: 'M4 4v24M60 4v24M4 28h56M4 4h56M40 4v24M43 16v3',
    panes: { partition: 'M6.5 6.5H21v19H6.5zM23 6.5h15v19H23z' },
  },
}

const building: Drawing = {
  body: 'M18 29V3h28v26M4 29h56M29 29v-6h6v6',
  panes: { window: 'M22 7h7v5h-7zM35 7h7v5h-7zM22 15h7v5h-7zM35 15h7v5h-7z' },
}

function drawingOf(kind: Kind, glass: GlassPlace | undefined): Drawing {
  if (kind !== 'building') return vehicles[kind]
  return (glass && places[glass]) ?? building
}

interface GlassDrawingProps {
  readonly kind: Kind
  /** The pane to fill. Default: all. */
  readonly glass?: GlassPlace
}

/** A line drawing of a vehicle or building, with a pane filled. */
export function GlassDrawing({ kind, glass }: GlassDrawingProps) {
  const { body, panes } = drawingOf(kind, glass)
  return (
    <svg
      // Begins where the label below it begins.
      viewBox="3.25 0 60.8 32"
      aria-hidden="true"
      className="h-10 w-19 max-w-full fill-none stroke-[1.5]"
    >
      <path d={body} className="stroke-current" strokeLinecap="round" strokeLinejoin="round" />
      {Object.entries(panes).map(([pane, path]) => (
        <path
          key={pane}
          d={path}
          className={
            glass === undefined || pane === glass
              ? 'fill-accent stroke-none forced-colors:fill-[Highlight]'
              : 'fill-text/12 stroke-none'
          }
        />
      ))}
    </svg>
  )
}
