import { useState, type ReactElement, type ReactNode, type Ref } from 'react';
import { Crosshair, FolderInput, ListFilter, Scan, ScanEye, SquareTerminal, X } from 'lucide-react';
import { styled } from 'styled-components';
import { MAX_FOLLOWED } from '../../../domain/follow/toggle-followed';
import { useAccess } from '../../../react/session/use-access';
import { useLabels } from '../../../react/use-labels';
import { Button, IconButton, visuallyHidden } from '../../../ui';
import { MoveDialog } from './move-dialog';

const Bar = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px;
  padding: 6px 8px 6px 14px;
`;
const Status = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;
  margin: 0;
  margin-inline-end: 8px;
  & > strong {
    font-weight: 650;
  }
  & > span {
    color: var(--rastro-text-muted);
  }
  @media (max-width: 1279px) {
    flex: 1 1 120px;
  }
`;
/** A line of their own on narrow maps, where words give way to signs; one alone keeps its words. */
const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  &:empty {
    display: none;
  }
  @media (max-width: 1279px) {
    order: 1;
    flex: 1 0 100%;
    & > :not(:only-child) > span {
      ${visuallyHidden}
    }
  }
`;
const Ends = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
`;

/** Props of {@link SelectionBar}. */
export interface SelectionBarProps {
  count: number;
  /** Result of the last box when it selected no vehicles. */
  outcome: 'none' | 'lost' | undefined;
  /** A move is under way. */
  isBusy: boolean;
  /** While every drag picks: what the keys do, for those without. */
  picking: { onInView: () => void; onEnd: () => void } | undefined;
  onZoom: () => void;
  onShowOnly: (() => void) | undefined;
  onFollow: (() => void) | undefined;
  onMove: (groupId: number) => void;
  onCommand: () => void;
  onClear: () => void;
  ref?: Ref<HTMLElement>;
}

/** Bar with the number of selected vehicles and the actions for all of them. */
export function SelectionBar({
  count,
  outcome,
  isBusy,
  picking,
  onZoom,
  onShowOnly,
  onFollow,
  onMove,
  onCommand,
  onClear,
  ref,
}: SelectionBarProps): ReactElement {
  const t = useLabels();
  const may = useAccess();
  const [isMoveOpen, setMoveOpen] = useState(false);
  const act = (icon: ReactNode, label: string, onClick: () => void, disabledReason?: string) => (
    <Button
      variant="ghost"
      icon={icon}
      title={label}
      onClick={onClick}
      {...(disabledReason !== undefined && { disabledReason })}
    >
      <span>{label}</span>
    </Button>
  );
  const said = outcome
    ? t(`map.pick.${outcome}`)
    : picking && count === 0
      ? t('map.pick.hint')
      : '';
  return (
    <Bar ref={ref} className="rastro-selection-bar" aria-label={t('map.pick.label')}>
      <Status role="status">
        {count > 0 ? <strong>{t('map.pick.count', { count })}</strong> : null}
        {said === '' ? null : <span>{said}</span>}
      </Status>
      <Acts>
        {count > 0 ? (
          <>
            {act(<Scan />, t('map.pick.zoom'), onZoom)}
            {onShowOnly ? act(<ListFilter />, t('map.pick.list'), onShowOnly) : null}
            {onFollow
              ? act(
                  <Crosshair />,
                  t('map.pick.follow'),
                  onFollow,
                  count > MAX_FOLLOWED ? t('map.pick.tooMany', { most: MAX_FOLLOWED }) : undefined,
                )
              : null}
            {may('send', 'commands', { isSaved: true }).allowed
              ? act(<SquareTerminal />, t('map.pick.command'), onCommand)
              : null}
            {may('update', 'devices').allowed ? (
              <Button
                variant="soft"
                icon={<FolderInput />}
                busy={isBusy}
                onClick={() => setMoveOpen(true)}
              >
                <span>{t('map.pick.move')}</span>
              </Button>
            ) : null}
          </>
        ) : null}
        {picking ? act(<ScanEye />, t('map.pick.sight'), picking.onInView) : null}
      </Acts>
      <Ends>
        {picking ? (
          <Button variant="soft" onClick={picking.onEnd}>
            {t('map.pick.done')}
          </Button>
        ) : null}
        {count > 0 || !picking ? (
          <IconButton
            label={t('map.pick.clear')}
            icon={<X />}
            tooltipSide="top"
            onClick={onClear}
          />
        ) : null}
      </Ends>
      {isMoveOpen ? (
        <MoveDialog count={count} onMove={onMove} onClose={() => setMoveOpen(false)} />
      ) : null}
    </Bar>
  );
}
