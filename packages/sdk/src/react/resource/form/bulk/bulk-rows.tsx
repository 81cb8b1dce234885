'use client';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import {
  BULK_OUTCOMES,
  resources,
  type BulkChange,
  type BulkOutcome,
  type BulkRow,
  type ResourceDescription,
} from '../../../../contract';
import { describeErrorCode } from '../../../../domain';
import { Badge, Button, VisuallyHidden, type StatusName } from '../../../../ui';
import { describeRefusal } from '../../../describe-refusal';
import { useTrackingClient } from '../../../provider/use-tracking-client';
import { useLabels } from '../../../use-labels';
import { useRequest } from '../../../use-request';
import type { ResourceView } from '../../define-view';
import { ChangeValue } from '../change-value';
import type { FormWords } from '../use-form-words';

/** Rows shown at first, and added each time. */
const PAGE = 50;

/** Colour of what is planned with a thing, or came of it. */
const TONES: Readonly<Record<BulkOutcome, StatusName>> = {
  change: 'idle',
  unchanged: 'offline',
  refused: 'alarm',
  done: 'moving',
  failed: 'alarm',
  undone: 'stopped',
  kept: 'idle',
};

const Tabs = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin: 12px 0;
`;
const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  border-top: 1px solid var(--rastro-border);
  & > li {
    padding: 8px 0;
    border-bottom: 1px solid var(--rastro-border);
  }
  & p {
    margin: 2px 0 0;
    color: var(--rastro-text-muted);
    overflow-wrap: anywhere;
  }
`;
const Reason = styled.p`
  && {
    color: var(--rastro-status-alarm-text);
  }
`;

/** List of the plan and result for each item, one outcome at a time. */
export function BulkRows({
  bulk,
  view,
  words,
}: {
  bulk: BulkChange;
  view: ResourceView;
  words: FormWords;
}): ReactElement {
  const t = useLabels();
  const present = BULK_OUTCOMES.filter((outcome) => bulk.counts[outcome] > 0);
  const [wanted, setWanted] = useState<BulkOutcome | null>(null);
  const [first = 'change'] = present;
  const shown = wanted !== null && present.includes(wanted) ? wanted : first;
  return (
    <>
      <Tabs role="group" aria-label={t('bulk.rows.label')}>
        {present.map((outcome) => (
          <Button
            key={outcome}
            size="sm"
            variant={outcome === shown ? 'secondary' : 'ghost'}
            aria-pressed={outcome === shown}
            onClick={() => setWanted(outcome)}
          >
            <Badge tone={TONES[outcome]}>
              {t(`bulk.outcome.${outcome}`, { count: bulk.counts[outcome] })}
            </Badge>
          </Button>
        ))}
      </Tabs>
      <Rows key={`${bulk.state} ${shown}`} bulk={bulk} view={view} words={words} outcome={shown} />
    </>
  );
}

function Rows({
  bulk,
  view,
  words,
  outcome,
}: {
  bulk: BulkChange;
  view: ResourceView;
  words: FormWords;
  outcome: BulkOutcome;
}): ReactElement {
  const t = useLabels();
  const [limit, setLimit] = useState(PAGE);
  const { id, state, counts } = bulk;
  const { data, error } = useRequest(
    'BulkRows',
    ['bulk-rows', id, state, outcome, counts[outcome], limit],
    (client) => client.bulk.rows({ id, outcome, limit }),
  );
  const [before, setBefore] = useState<readonly BulkRow[]>([]);
  if (data && data !== before) setBefore(data);
  if (error !== undefined) return <Reason>{t(describeRefusal(error))}</Reason>;
  return (
    <>
      <List>
        {(data ?? before).map((row) => (
          <li key={row.id}>
            <bdi>{row.name || `#${row.id}`}</bdi>
            {bulk.operation === 'link' || bulk.operation === 'unlink' ? (
              <RowLinks row={row} words={words} />
            ) : (
              <RowChanges row={row} view={view} words={words} />
            )}
            <RowReason row={row} words={words} />
          </li>
        ))}
      </List>
      {counts[outcome] > limit && limit < MAX_ROWS ? (
        <Button variant="ghost" onClick={() => setLimit(Math.min(MAX_ROWS, limit * 4))}>
          {t('bulk.rows.more')}
        </Button>
      ) : null}
    </>
  );
}

/** The server tells no more at once. */
const MAX_ROWS = 1000;

function RowChanges({
  row,
  view,
  words,
}: {
  row: BulkRow;
  view: ResourceView;
  words: FormWords;
}): ReactElement | null {
  const t = useLabels();
  const { attributePrefix } = useTrackingClient();
  const { members } = view.resource;
  if (row.changes.length === 0) return null;
  /** Own name of a field that lies in an attribute. */
  const toOwn = ([name = '', key]: readonly string[]): string | null => {
    if (key === undefined) return name;
    const own = key.startsWith(`${attributePrefix}.`) ? key.slice(attributePrefix.length + 1) : key;
    return Object.hasOwn(members, own) ? own : null;
  };
  return (
    <>
      {row.changes.map(({ path, from, to }) => {
        const [first = '', attribute = ''] = path;
        const own = toOwn(path);
        const name = own ?? first;
        const member = own === null ? null : (members[own] ?? null);
        const shown = { name, attribute, member, words, style: view.styles?.[name] };
        return (
          <p key={path.join('.')}>
            {`${own === null ? words.attribute(attribute) : words.member(own)}: `}
            <ChangeValue {...shown} value={from} />
            <span aria-hidden="true"> → </span>
            <VisuallyHidden>{` ${t('form.changes.becomes')} `}</VisuallyHidden>
            <ChangeValue {...shown} value={to} />
          </p>
        );
      })}
    </>
  );
}

/** Links an item gets or loses. */
function RowLinks({ row, words }: { row: BulkRow; words: FormWords }): ReactElement {
  const t = useLabels();
  return (
    <>
      {row.changes.map(({ path: [name = '', id], to }) => (
        <p key={`${name} ${id}`}>
          {`${t(to === true ? 'bulk.link.becomes' : 'bulk.unlink.becomes')} `}
          <ChangeValue
            name={name}
            words={words}
            member={{ kind: 'reference', fallback: 0, refersTo: nameOfLinked(name) }}
            value={Number(id)}
          />
        </p>
      ))}
    </>
  );
}

const nameOfLinked = (member: string): string =>
  Object.entries<ResourceDescription>(resources).find(([name]) => name === member)?.[1].name ?? '';

function RowReason({ row, words }: { row: BulkRow; words: FormWords }): ReactElement | null {
  const t = useLabels();
  if (row.code === null) return null;
  const phrase = describeErrorCode(row.code) ?? { key: 'error.code.UNKNOWN_ERROR' };
  const where = row.field === null ? '' : `${words.member(row.field.split('.')[0] ?? '')}: `;
  return <Reason>{`${where}${t(phrase)}`}</Reason>;
}
