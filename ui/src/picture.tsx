'use client'

import { type ComponentProps, createContext, use } from 'react'
import { preload } from 'react-dom'
import { cn } from './lib/cn.ts'
import { phoneSizes } from './lib/phone-sizes.ts'

/**
 * When the pictures inside load. Deferred ones show their blurred placeholder, or without script
 * the picture: few visitors see more than the first slide of a slider.
 */
const PictureLoading = createContext<'lazy' | 'eager' | 'deferred'>('lazy')

/** One picture in the widths a layout may need. */
interface PictureSource {
  /** For browsers without AVIF. */
  readonly src: string
  /** As the `srcset` attribute. */
  readonly avif: string
  readonly width: number
  readonly height: number
  /** A tiny blurred data URI, shown while the picture loads. */
  readonly placeholder: string
}

interface PictureOwnProps {
  source: PictureSource
  /** What is seen; empty only when the text beside it says the same. */
  alt: string
  /**
   * How wide the picture stands in the layout, as the `sizes` attribute. A phone of three pixels for each CSS px loads
   * what one of two does.
   */
  sizes: string
  /** Eager and preloaded: for the first picture of a page only. */
  priority?: boolean | undefined
  /** What must stay in view when cropped, as CSS `object-position`. */
  focus?: string | undefined
  imgClassName?: string | undefined
}

/** Preloads a picture in the width that `sizes` selects. */
function preloadPicture({ source, sizes }: Pick<PictureOwnProps, 'source' | 'sizes'>) {
  preload(source.src, {
    as: 'image',
    imageSrcSet: source.avif,
    imageSizes: phoneSizes(sizes),
    type: 'image/avif',
    fetchPriority: 'high',
  })
}

type PictureProps = Omit<ComponentProps<'picture'>, keyof PictureOwnProps | 'children'> &
  PictureOwnProps

/** A picture as AVIF that reserves its space while loading. It fills a parent of fixed height. */
function Picture({
  source,
  alt,
  sizes,
  priority = false,
  focus = '50% 50%',
  className,
  imgClassName,
  ...props
}: PictureProps) {
  if (priority) preloadPicture({ source, sizes })
  const loading = use(PictureLoading)
  const deferred = loading === 'deferred'
  const image = (
    <>
      <source type="image/avif" srcSet={source.avif} sizes={phoneSizes(sizes)} />
      <img
        src={source.src}
        // The placeholder around it has the name.
        alt={deferred ? '' : alt}
        width={source.width}
        height={source.height}
        loading={priority || loading === 'eager' ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        className={cn('size-full bg-cover object-cover', imgClassName)}
        style={{ objectPosition: focus, ...blurred(source, focus) }}
      />
    </>
  )
  if (deferred) {
    return (
      <div
        data-slot="picture"
        role="img"
        aria-label={alt}
        className={cn('relative overflow-hidden bg-cover', className)}
        {...(props as ComponentProps<'div'>)}
        style={{ ...blurred(source, focus), ...props.style }}
      >
        <div className="size-full" style={{ aspectRatio: source.width / source.height }} />
        <noscript>
          <picture className="absolute inset-0">{image}</picture>
        </noscript>
      </div>
    )
  }
  return (
    <picture data-slot="picture" className={cn('block overflow-hidden', className)} {...props}>
      {image}
    </picture>
  )
}

function blurred({ placeholder }: PictureSource, focus: string) {
  return { backgroundImage: `url("${placeholder}")`, backgroundPosition: focus }
}

export { Picture, PictureLoading, type PictureProps, type PictureSource, preloadPicture }
