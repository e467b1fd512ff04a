import { limitText } from '@duskpane/content/forms/limits'
import type { CharacterLimit } from '@duskpane/ui/field'

/** A field's limit in characters, in the words of this site. */
export const atMost = (most: number): CharacterLimit => ({ most, ...limitText })
