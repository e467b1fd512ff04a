import { limitText } from '@duskpane/content/forms/limits'
import type { CharacterLimit } from '@duskpane/ui/field'

/** A field's limit in characters, with this site's texts for it. */
export const atMost = (most: number): CharacterLimit => ({ most, ...limitText })
