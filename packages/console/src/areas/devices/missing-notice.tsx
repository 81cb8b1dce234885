import { useEffect, type ReactElement } from 'react';
import { useText } from '../../frame/i18n/text-context';
import { useUndoNotice } from '../../frame/notice/use-undo-notice';

/** Longest part of an address that is read out, in characters: it may be anything that somebody put into a link. */
const SHOWN_LENGTH = 60;

/** Says for a while at which address there is no page. */
export function MissingNotice({ path }: { path: string }): ReactElement {
  const t = useText();
  const { show, notice } = useUndoNotice();
  const shown = path.length > SHOWN_LENGTH ? `${path.slice(0, SHOWN_LENGTH)}…` : path;
  useEffect(() => show({ text: t('app.missing.text', { path: shown }) }), [show, t, shown]);
  return notice;
}
