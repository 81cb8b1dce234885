import { Check, CircleMinus, Redo2, Trash2, Undo2, X } from 'lucide-react';
import { styled } from 'styled-components';
import type { FenceEditor } from '../../../react/geofences/create-fence-editor';
import { useFenceEditorView } from '../../../react/geofences/use-geofence-editor';
import { useLabels } from '../../../react/use-labels';
import { Button, IconButton, ownText, useMedia } from '../../../ui';
import { useMapFrame } from '../../view/map-padding';
import { SMALL_MAP_QUERY } from '../../view/small-map';
import { KindChoice } from './kind-choice';
import { useDraftWords } from './use-draft-words';

const EDGE_PX = 12;
/** Width of the controls on the other side, with the gap to them. */
const CONTROLS_PX = 68;

const Place = styled.div`
  ${ownText}
  position: absolute;
  z-index: 9;
  display: flex;
  justify-content: center;
  container: rastro-fence-bar / inline-size;
  pointer-events: none;
`;
const Bar = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 8px;
  box-sizing: border-box;
  max-width: 100%;
  padding: 8px;
  border-radius: var(--rastro-radius-card);
  background: var(--rastro-surface-raised);
  box-shadow: var(--rastro-shadow-float);
  color: var(--rastro-text);
  font: 400 13px/18px var(--rastro-font-family);
  pointer-events: auto;
  /* A phone: one line of signs. */
  @media ${SMALL_MAP_QUERY} {
    flex-wrap: nowrap;
    justify-content: space-between;
    gap: 0;
    width: 100%;
    padding: 4px;
  }
`;
const Kinds = styled.div`
  & .rastro-segment svg {
    flex: none;
  }
  /* Words or signs alone where there is no room for both. */
  @container rastro-fence-bar (max-width: 860px) {
    & .rastro-segment svg {
      display: none;
    }
  }
  @container rastro-fence-bar (max-width: 720px) {
    & .rastro-segment svg {
      display: revert;
    }
    & .rastro-segment label > span {
      position: absolute;
      overflow: hidden;
      width: 1px;
      height: 1px;
      clip-path: inset(50%);
    }
  }
`;
const Tools = styled.div`
  display: flex;
  gap: 2px;
  padding-inline: 4px;
  /* Points go one by one then. */
  @media ${SMALL_MAP_QUERY} {
    gap: 0;
    padding: 0;
    && .rastro-fence-clear {
      display: none;
    }
  }
`;
const Figures = styled.p`
  margin: 0;
  min-width: 0;
  color: var(--rastro-text-muted);
  & > strong {
    color: var(--rastro-text);
    font-weight: 650;
  }
  /* The length beside an area, where the words of the kinds need its room. */
  @container rastro-fence-bar (max-width: 860px) and (min-width: 640.02px) {
    & > span + span {
      display: none;
    }
  }
  @container rastro-fence-bar (max-width: 640px) {
    order: 5;
    flex: 1 1 100%;
  }
`;
const Ends = styled.div`
  display: flex;
  gap: 4px;
  margin-inline-start: auto;
  @media ${SMALL_MAP_QUERY} {
    margin: 0;
    & > .rastro-button {
      width: 44px;
      padding: 0;
    }
  }
`;

/**
 * The kind of the shape, undo and redo, its figures, and the two ways out, at the top of the map. On a phone one
 * line of signs; the figures stand with the hint then.
 */
export function EditorBar({
  editor,
  isBusy,
  onFinish,
  onCancel,
}: {
  editor: FenceEditor;
  isBusy: boolean;
  onFinish: () => void;
  onCancel: () => void;
}) {
  const t = useLabels();
  const { padding } = useMapFrame();
  const isSmall = useMedia(SMALL_MAP_QUERY);
  const view = useFenceEditorView(editor);
  const words = useDraftWords(view);
  const { draft, past, future, selected } = view.state;
  if (!draft) return null;
  const isUnfinished = view.verdict?.problem?.code === 'UNFINISHED';
  const unfinished = isUnfinished ? t(`geofences.unfinished.${draft.kind}`) : undefined;
  return (
    <Place
      className="rastro-fence-bar"
      style={{
        top: padding.top + EDGE_PX,
        left: padding.left + EDGE_PX,
        right: padding.right + (isSmall ? EDGE_PX : CONTROLS_PX),
      }}
    >
      <Bar aria-label={t('geofences.editor.label')}>
        <Kinds>
          <KindChoice editor={editor} draft={draft} isSmall={isSmall} />
        </Kinds>
        <Tools>
          <IconButton
            label={t('geofences.undo.action')}
            icon={<Undo2 />}
            shortcut="Ctrl Z"
            disabled={past.length === 0}
            onClick={() => editor.dispatch({ type: 'undo' })}
          />
          <IconButton
            label={t('geofences.redo.action')}
            icon={<Redo2 />}
            shortcut="Ctrl Shift Z"
            disabled={future.length === 0}
            onClick={() => editor.dispatch({ type: 'redo' })}
          />
          <IconButton
            label={t('geofences.remove.action')}
            icon={<CircleMinus />}
            shortcut="Delete"
            disabled={selected === null}
            onClick={() => {
              if (selected !== null) editor.dispatch({ type: 'remove', index: selected });
            }}
          />
          <IconButton
            className="rastro-fence-clear"
            label={t('geofences.clear.action')}
            icon={<Trash2 />}
            disabled={draft.points.length === 0}
            onClick={() => editor.dispatch({ type: 'clear' })}
          />
        </Tools>
        {isSmall ? null : (
          <Figures>
            <strong>{words.count}</strong>
            {words.rest.map((text) => (
              <span key={text}> · {text}</span>
            ))}
          </Figures>
        )}
        {isSmall ? (
          <Ends>
            <IconButton
              label={t('geofences.cancel.action')}
              icon={<X />}
              disabled={isBusy}
              onClick={onCancel}
            />
            <Button
              variant="primary"
              icon={<Check />}
              aria-label={t('geofences.finish.action')}
              busy={isBusy}
              disabledReason={unfinished}
              onClick={onFinish}
            />
          </Ends>
        ) : (
          <Ends>
            <Button variant="ghost" disabled={isBusy} onClick={onCancel}>
              {t('geofences.cancel.action')}
            </Button>
            <Button
              variant="primary"
              icon={<Check />}
              busy={isBusy}
              disabledReason={unfinished}
              onClick={onFinish}
            >
              {t('geofences.finish.action')}
            </Button>
          </Ends>
        )}
      </Bar>
    </Place>
  );
}
