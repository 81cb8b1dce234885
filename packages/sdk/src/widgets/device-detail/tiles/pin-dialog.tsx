import { useState, type ReactElement } from 'react';
import { X } from 'lucide-react';
import { styled } from 'styled-components';
import type { Device, Position } from '../../../contract';
import { listFacts } from '../../../domain';
import { describeError, type PinnedAttributes, useAttributeWords, useLabels } from '../../../react';
import { Button, Combobox, Dialog, IconButton, OrderList } from '../../../ui';

const Text = styled.p`
  margin: 0 0 12px;
  color: var(--rastro-text-muted);
`;
const Failure = styled.p`
  margin: 12px 0 0;
  color: var(--rastro-status-alarm-text);
`;
const Add = styled.div`
  margin-top: 12px;
`;

/** Dialog to choose and order the figures an account sees first. */
export function PinDialog({
  pinned,
  shownKeys,
  device,
  position,
  onClose,
}: {
  pinned: PinnedAttributes;
  /** Keys shown now: the initial selection while nothing is pinned. */
  shownKeys: readonly string[];
  device: Device;
  position: Position | undefined;
  onClose: () => void;
}): ReactElement {
  const t = useLabels();
  const words = useAttributeWords();
  const [keys, setKeys] = useState<readonly string[]>(pinned.keys ?? shownKeys);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const others = ['lastUpdate', ...listFacts(device, position).map(({ key }) => key)]
    .filter((key) => !keys.includes(key) && !key.includes(','))
    .map((key) => ({ value: key, label: words.label(key) }))
    .sort((a, b) => a.label.localeCompare(b.label));

  async function save(chosen: readonly string[]) {
    setIsBusy(true);
    try {
      await pinned.save(chosen);
      onClose();
    } catch (error) {
      setFailure(t({ key: describeError(error) }));
      setIsBusy(false);
    }
  }
  return (
    <Dialog
      isOpen
      isBusy={isBusy}
      onClose={onClose}
      title={t('detail.pins.title')}
      actions={
        <>
          <Button variant="ghost" disabled={isBusy} onClick={() => void save([])}>
            {t('detail.pins.reset')}
          </Button>
          <Button disabled={isBusy} onClick={onClose}>
            {t('detail.pins.cancel')}
          </Button>
          <Button variant="primary" busy={isBusy} onClick={() => void save(keys)}>
            {t('detail.pins.save')}
          </Button>
        </>
      }
    >
      <Text>{keys.length === 0 ? t('detail.pins.none') : t('detail.pins.text')}</Text>
      <OrderList
        items={keys.map((key) => ({ id: key, label: words.label(key) }))}
        words={{
          moveUp: (label) => t('detail.pins.up', { label }),
          moveDown: (label) => t('detail.pins.down', { label }),
          moved: (label, place, count) => t('detail.pins.moved', { label, place, count }),
        }}
        onMove={(key, toIndex) =>
          setKeys(keys.filter((one) => one !== key).toSpliced(toIndex, 0, key))
        }
        trailing={({ id, label }) => (
          <IconButton
            size="sm"
            label={t('detail.pins.remove', { label })}
            icon={<X aria-hidden="true" />}
            tooltipSide="none"
            onClick={() => setKeys(keys.filter((key) => key !== id))}
          />
        )}
      >
        {({ label }) => <span>{label}</span>}
      </OrderList>
      {others.length > 0 ? (
        <Add>
          <Combobox
            // Another list each time: the field is empty again for the next one.
            key={keys.length}
            label={t('detail.pins.choose')}
            options={others}
            value={null}
            words={{
              empty: t('device.attributes.empty'),
              none: (query) => t('device.attributes.none', { query }),
            }}
            onChange={(option) => option && setKeys([...keys, option.value])}
          />
        </Add>
      ) : null}
      {failure === null ? null : <Failure role="alert">{failure}</Failure>}
    </Dialog>
  );
}
