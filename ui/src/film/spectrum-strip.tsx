'use client'

import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../lib/cn.ts'
import { percent } from '../lib/number-text.ts'
import { useLocale, useWords } from '../words.tsx'

/**
 * Sunlight from 280 to 2500 nm on a logarithmic axis: ultraviolet to 400, visible to 700, infrared
 * beyond. On that axis the bands take 16, 26 and 58 per cent of the width, and the visible colors
 * fall where their wavelengths do: violet 400, blue 450, green 530, yellow 580, red 650.
 */
const bands = {
  uv: {
    grow: 16,
    light: 'linear-gradient(to right, #5b43c4, #9a6bff)',
  },
  visible: {
    grow: 26,
    light: 'linear-gradient(to right, #9a6bff, #4a86ff 20%, #35cf82 46%, #ffd84a 62%, #ff5a3c)',
  },
  infrared: {
    grow: 58,
    light: 'linear-gradient(to right, #ff5a3c, #d8321f 40%, #93211a)',
  },
} as const

type Band = keyof typeof bands

const order: readonly Band[] = ['uv', 'visible', 'infrared']

interface SpectrumStripOwnProps {
  /** Per cent of each band let through, 0 to 100. */
  uv: number
  visible: number
  infrared: number
  /** What the numbers are; screen readers have it in either size. Default: "Light let through". */
  label?: ReactNode | undefined
  /** `sm` shows the bar alone, for cards and table cells; screen readers still have the values. */
  size?: 'sm' | 'md' | undefined
  /** The bands' names. Default: "UV", "Visible", "Infrared". */
  names?: Readonly<Record<Band, ReactNode>> | undefined
}

type SpectrumStripProps = Omit<ComponentProps<'figure'>, 'children' | keyof SpectrumStripOwnProps> &
  SpectrumStripOwnProps

/**
 * How much of sunlight's three bands a film lets through. Each band is bright from below up to its
 * percentage, dark and hatched above. The axis runs left to right in every writing direction.
 */
function SpectrumStrip({
  uv,
  visible,
  infrared,
  label,
  size = 'md',
  names,
  className,
  ...props
}: SpectrumStripProps) {
  const words = useWords('spectrumStrip')
  const locale = useLocale()
  const through = { uv, visible, infrared }
  return (
    <figure
      data-slot="spectrum-strip"
      className={cn('w-full min-w-0 text-dp-text', className)}
      {...props}
    >
      <figcaption
        className={size === 'sm' ? 'sr-only' : 'mb-2 text-dp-sm font-semibold'}
        data-slot="spectrum-strip-label"
      >
        {label ?? words.label}
      </figcaption>
      <div
        dir="ltr"
        aria-hidden
        data-slot="spectrum-strip-bar"
        className={cn(
          'flex gap-px overflow-hidden rounded-dp-sm bg-dp-surface-ink forced-color-adjust-none print:[print-color-adjust:exact]',
          size === 'sm' ? 'h-4' : 'h-11',
        )}
      >
        {order.map((band) => (
          <SpectrumBand key={band} band={band} share={through[band]} />
        ))}
      </div>
      <dl
        dir="ltr"
        className={size === 'sm' ? 'sr-only' : 'mt-2 flex gap-px text-start'}
        data-slot="spectrum-strip-values"
      >
        {order.map((band) => (
          <div key={band} className="min-w-0" style={{ flex: `${bands[band].grow} 1 0` }}>
            <dt className="text-dp-xs text-dp-text-muted">{(names ?? words.names)[band]}</dt>
            <dd className="text-dp-base leading-tight font-semibold tabular-nums">
              {Number.isNaN(through[band]) ? '–' : percent(through[band], locale)}
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}

const shade = 'color-mix(in srgb, var(--dp-surface-ink) 74%, transparent)'
const hatch = 'repeating-linear-gradient(135deg, rgb(0 0 0 / 0.5) 0 2px, transparent 2px 6px)'

function SpectrumBand({ band, share }: { band: Band; share: number }) {
  const { grow, light } = bands[band]
  return (
    <div
      className="relative"
      style={{
        flex: `${grow} 1 0`,
        backgroundImage: `${hatch}, linear-gradient(${shade}, ${shade}), ${light}`,
      }}
    >
      {share > 0 && (
        <div
          className="absolute inset-x-0 bottom-0 min-h-[2px]"
          style={{ height: `${share}%`, backgroundImage: light }}
        />
      )}
    </div>
  )
}

export { type Band, SpectrumStrip }
