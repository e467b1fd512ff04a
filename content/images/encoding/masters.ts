import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The masters of pictures and layers, and what each is encoded as: everything that the bytes of an encoded file
 * depend on stands here, so that a change of it is noticed.
 */

const IMAGES = 'content/images'

export interface Avif {
  readonly quality: number
  readonly effort: number
  readonly chromaSubsampling?: string
  readonly tune?: 'psnr'
}

interface PictureSettings {
  readonly kind: 'picture'
  /** By width in px. A master narrower than the next width is also encoded in its own width. */
  readonly avif: Readonly<Record<number, Avif>>
  /** For browsers without AVIF. */
  readonly fallback: { readonly width: number; readonly quality: number }
  readonly placeholder: { readonly width: number; readonly blur: number; readonly quality: number }
}

interface ShareSettings {
  readonly kind: 'share'
  readonly width: number
  readonly height: number
  readonly quality: number
}

export interface LayerSettings {
  readonly kind: 'layer'
  /** By width in px. */
  readonly avif: Readonly<Record<number, Avif>>
  readonly measuredShare: number
  readonly correction: { readonly sigma: number; readonly ignored: number; readonly share: number }
}

export interface Master {
  /** Path in content/images, without the extension: `about`, `layers/room/left`; `share/about` is made from `about`. */
  readonly name: string
  /** The file. Those of layers are not committed and may be missing. */
  readonly path: string
  readonly settings: PictureSettings | ShareSettings | LayerSettings
}

/** In px: phones at 1x to 3x, the reading column, full width up to 4K, and what is cropped at its sides. */
const WIDTHS = [480, 800, 1200, 1920, 2560, 3840, 4608]
const AVIF: Avif = { quality: 50, effort: 5 }

function pictureSettings(name: string): PictureSettings {
  // Products are never wider on screens of up to 4K.
  const isSmall = name.startsWith('store-')
  const isAskedFor = (width: number) => !isSmall || width <= 1920
  return {
    kind: 'picture',
    avif: Object.fromEntries(WIDTHS.filter(isAskedFor).map((width) => [width, AVIF])),
    fallback: { width: 1200, quality: 70 },
    placeholder: { width: 12, blur: 0.8, quality: 30 },
  }
}

/** Previews of links: no network shows WebP or AVIF. */
const SHARE: ShareSettings = { kind: 'share', width: 1200, height: 630, quality: 60 }
/** Pictures used only as previews. */
const CARDS = ['og-card']
/** Pictures of pages from which link previews are made. */
const SHARED = [
  'about',
  'architectural',
  'automotive',
  'box-kit',
  'decorative-films',
  'dusk-dp2r-20',
  'facade-dp3r-20',
  'film-layers',
  'film-peel',
  'finish-linear',
  'office-dpaf-15',
  'phone-dpnc-35',
  'pots-dp-20ss',
  'pre-cut-films',
  'room-dpaf-15',
  'safety-security-films',
  'seam-dpps-20',
  'seam-street-dprf-20',
  'seat-dpsk-30',
  'slide-tower',
  'slide-windshield',
  'store-nano-ceramic',
  'store-reflective',
  'street-mirror',
  'windshield-protection',
]

/** A layer in px: on a phone, in the viewer with one pixel for each CSS px, and with two. */
const PHONE = 768
const WIDE = 1280
const DOUBLE = 2048

/**
 * Full range. A code is wrong by 1.2 on average. With 10 bits the luminance was nearer, but Chromium 156 rounds each
 * plane down, which turns light green by 2%. With less effort 7 of 133 comparisons with full renders fail, though the
 * files are as large; with more of it the files are not smaller, as most of their bytes are the master's dither.
 */
const LAYER = { quality: 89, chromaSubsampling: '4:4:4', tune: 'psnr', effort: 4 } as const
/** For scenes with too many layers for phones to load otherwise. */
const LAYER_SMALL = { ...LAYER, quality: 86 } as const
/** Wider than a phone's. With 91 the driver's mirror film is off by 2.02%. */
const LAYER_WIDE = { ...LAYER, quality: 92, effort: 1 } as const
/**
 * Two pixels for each CSS px: errors of more pixels cancel out, and the dither of the master is half of the bytes.
 * With effort 1 a cell of the room after dark is off by 5.1%; with that and 92, one of the driver's view at night by
 * 5.04%.
 */
const LAYER_DOUBLE = { ...LAYER, quality: 90, effort: 2 } as const
/** For smaller pictures. */
const LAYER_DOUBLE_SMALL = { ...LAYER, quality: 89, effort: 1 } as const
/**
 * Of a layer with a bright plain place: whole codes of chroma are squares of pink and yellow there, up to 97. From
 * here on the dither is kept, for three times the bytes. Of lamps, which are a few pixels, a code counts, too.
 */
const LAYER_FINE = { ...LAYER, quality: 98, effort: 2 } as const

const small = ['driver', 'driver-night', 'room', 'room-morning', 'room-winter']
/** Two thirds of the light in dark places. */
const notSmall = ['driver-night/windshield']
const fine = [
  // The sun on the floor, and on a wall.
  'room/right-peaks',
  'room-winter/right-peaks',
  'pots/window',
  // The lamps, without their reflections in the panes.
  ...['dials', 'windshield', 'strip', 'rear', 'front', 'rear-side'].map(
    (pane) => `driver-night/${pane}-peaks`,
  ),
]

/** The correction of AVIF's errors. */
const CORRECTION = {
  /** Errors are measured at this share of the effort. They are nearly those of the final encoding. */
  measuredShare: 0.5,
  /**
   * How far around they are averaged, in px, what of them is left alone, in codes, and how much of the rest counts:
   * with all of it, plain places flip to the other side. Of the cells of a 16 x 9 grid 95% were within 1.3% of full
   * renders without it and are within 0.9% (the car), 2.3% and 1.9% (the street).
   */
  correction: { sigma: 10, ignored: 0.1, share: 0.5 },
} as const

/** The settings of a layer, such as `driver/strip`, whose master has this width. */
export function layerSettings(layer: string, masterWidth: number): LayerSettings {
  const isFine = fine.includes(layer)
  const isSmall = small.includes(layer.split('/')[0] ?? '') && !notSmall.includes(layer)
  const avifOf = (width: number): Avif => {
    if (isFine) return LAYER_FINE
    if (width >= DOUBLE) return LAYER_DOUBLE
    if (width > WIDE) return LAYER_DOUBLE_SMALL
    if (width > PHONE) return LAYER_WIDE
    return isSmall ? LAYER_SMALL : LAYER
  }
  // Smaller pictures are no wider than a phone's layers, with one pixel for each CSS px.
  const widths = masterWidth >= DOUBLE ? [PHONE, WIDE, masterWidth] : [PHONE, masterWidth]
  const avif = Object.fromEntries(widths.map((width) => [width, avifOf(width)]))
  return { kind: 'layer', avif, ...CORRECTION }
}

/** All masters: each JPEG of content/images, and each layer that a `layers.json` names. */
export function listMasters(): readonly Master[] {
  const pictures = readdirSync(IMAGES)
    .filter((file) => file.endsWith('.jpg'))
    .map((file) => {
      const name = file.slice(0, -'.jpg'.length)
      const settings = CARDS.includes(name) ? SHARE : pictureSettings(name)
      return { name, path: join(IMAGES, file), settings }
    })
  const layers = readdirSync(join(IMAGES, 'layers')).flatMap((scene) => {
    const { width, layers }: { width: number; layers: readonly { name: string }[] } = JSON.parse(
      readFileSync(join(IMAGES, 'layers', scene, 'layers.json'), 'utf8'),
    )
    return layers.map(({ name }) => ({
      name: `layers/${scene}/${name}`,
      path: join(IMAGES, 'layers', scene, `${name}.png`),
      settings: layerSettings(`${scene}/${name}`, width),
    }))
  })
  const shared = SHARED.map((name) => ({
    name: `share/${name}`,
    path: join(IMAGES, `${name}.jpg`),
    settings: SHARE,
  }))
  return [...pictures, ...shared, ...layers]
}
