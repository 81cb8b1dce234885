import { X } from 'lucide-react';
import { styled } from 'styled-components';
import type { OwnPlaceState } from '../../../../react/tools/use-own-place';
import { useFormat } from '../../../../react/use-format';
import { useLabels } from '../../../../react/use-labels';
import { Button, IconButton, Spinner } from '../../../../ui';

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  padding: 6px 6px 6px 14px;
  & > span {
    flex: 1 1 160px;
  }
`;

/** Notice with the outcome of locating the user. */
export function LocateNotice({
  state,
  onRetry,
  onClose,
}: {
  state: OwnPlaceState;
  onRetry: () => void;
  onClose: () => void;
}) {
  const t = useLabels();
  const { distance } = useFormat();
  if (state.status === 'off') return null;
  return (
    <Box role="status">
      {state.status === 'asking' ? <Spinner /> : null}
      <span>
        {state.status === 'asking' ? t('map.locate.asking') : null}
        {state.status === 'found'
          ? t('map.locate.found', { accuracy: distance(state.accuracyMeters) })
          : null}
        {state.status === 'failed' ? t(`map.locate.${state.problem}`) : null}
      </span>
      {state.status === 'failed' ? (
        <Button size="sm" onClick={onRetry}>
          {t('map.locate.retry')}
        </Button>
      ) : null}
      <IconButton
        label={t('map.locate.hide')}
        icon={<X />}
        size="sm"
        tooltipSide="top"
        onClick={onClose}
      />
    </Box>
  );
}
