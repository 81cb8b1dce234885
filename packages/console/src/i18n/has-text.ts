import { dictionaries, type TextKey } from './dictionaries';

/** Whether a key made from someone else's word (an event type, an attribute) has a text. */
export function hasText(key: string): key is TextKey {
  return dictionaries.some(({ labels }) => Object.hasOwn(labels, key));
}
