import type { User } from '@rastro/sdk/contract';
import { describeError, useTrackingClient } from '@rastro/sdk/internal/react';
import { Button } from '@rastro/sdk/internal/ui';
import { Circle, CircleCheck, ListChecks } from 'lucide-react';
import { useId, useState, type ReactElement } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { useText } from '../i18n/text-context';
import { useAppSession } from '../session/session-context';
import { useFirstSteps } from './use-first-steps';

const Place = styled.section`
  position: absolute;
  inset: 16px auto auto 16px;
  z-index: 8;
  max-width: calc(100% - 32px);
  &[data-open] {
    width: 320px;
    padding: 16px;
    border-radius: var(--rastro-radius-card);
    background: var(--rastro-surface);
    box-shadow: var(--rastro-shadow-float);
  }
  & > h2 {
    margin: 0 0 4px;
    font-size: 15px;
    font-weight: 600;
  }
  & > ul {
    margin: 8px 0 12px;
    padding: 0;
    list-style: none;
  }
`;
const Step = styled.li`
  & > a {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 44px;
    color: inherit;
    text-decoration: none;
  }
  & > a:hover > span {
    text-decoration: underline;
  }
  & svg {
    flex: none;
    color: var(--rastro-text-muted);
  }
  &[data-done] svg {
    color: var(--rastro-status-moving-text);
  }
  &[data-done] span {
    color: var(--rastro-text-muted);
  }
`;
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  justify-content: flex-end;
`;

/** Checklist of first steps: a button over the map that opens a list with their progress. */
export function Checklist({
  user,
  deviceCount,
}: {
  user: User;
  deviceCount: number;
}): ReactElement {
  const t = useText();
  const id = useId();
  const client = useTrackingClient();
  const session = useAppSession();
  const [isOpen, setOpen] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const steps = useFirstSteps(isOpen, deviceCount);
  async function putAway() {
    try {
      const attributes = { [`${client.attributePrefix}.hidesChecklist`]: true };
      await client.users.patch(user.id, { attributes });
      await session.loadSession();
    } catch (error) {
      setFailure(error);
    }
  }
  if (!isOpen) {
    return (
      <Place>
        <Button icon={<ListChecks aria-hidden="true" />} onClick={() => setOpen(true)}>
          {t('checklist.open.action')}
        </Button>
      </Place>
    );
  }
  return (
    <Place data-open aria-labelledby={id}>
      <h2 id={id}>{t('checklist.title')}</h2>
      <ul>
        {steps.map(({ name, path, isDone }) => (
          <Step key={name} data-done={isDone || undefined}>
            <Link to={path}>
              {isDone ? (
                <CircleCheck size={20} role="img" aria-label={t('checklist.done.label')} />
              ) : (
                <Circle size={20} aria-hidden="true" />
              )}
              <span>{t(`checklist.step.${name}`)}</span>
            </Link>
          </Step>
        ))}
      </ul>
      {failure === null ? null : <p role="alert">{t(describeError(failure))}</p>}
      <Foot>
        <Button variant="ghost" onClick={() => void putAway()}>
          {t('checklist.never.action')}
        </Button>
        <Button onClick={() => setOpen(false)}>{t('checklist.close.action')}</Button>
      </Foot>
    </Place>
  );
}
