'use client';
import { useState, type ReactElement } from 'react';
import { Send } from 'lucide-react';
import { styled } from 'styled-components';
import { isTrackingError } from '../../client';
import { splitList } from '../../domain';
import {
  describeError,
  useLabels,
  useRuleChoices,
  useTrackingClient,
  type RuleChannel,
} from '../../react';
import { useWordFiles } from '../../react/provider/use-word-files';
import type { OwnFieldProps } from '../../react/resource';
import { Button, Checkbox, focusRing, touchMedia } from '../../ui';
import { FieldShell } from '../../ui/form/field/field-shell';
import { sayChannel } from './rule-words';
import { TelegramTie, type TelegramTieProps } from './telegram-tie';

const WORDS = ['notifications', 'refusals'] as const;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
  align-items: center;
  justify-content: space-between;
  min-height: 36px;
  padding-block: 2px;
  & + & {
    border-top: 1px solid var(--rastro-border);
  }
  & > :first-child {
    margin-inline-end: auto;
  }
`;
const Note = styled.span`
  color: var(--rastro-text-subtle);
  font: 400 12px/16px var(--rastro-font-family);
  &:empty {
    display: none;
  }
  &[data-failed='true'] {
    flex-basis: 100%;
    padding-bottom: 4px;
    color: var(--rastro-status-alarm-text);
  }
`;

const Bot = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 32px;
  border-radius: var(--rastro-radius-control);
  color: var(--rastro-text);
  font: 500 12px/16px var(--rastro-font-family);
  overflow-wrap: anywhere;
  ${focusRing}
  ${touchMedia} {
    min-height: 44px;
  }
`;

/** The channels of a rule, each with a test to oneself, or with why it does not work. */
export function ChannelField({
  field,
  channels,
  telegram,
}: {
  field: OwnFieldProps;
  channels: readonly RuleChannel[];
  telegram?: TelegramTieProps | undefined;
}): ReactElement {
  const { id, label, error, value, onChange, readOnly } = field;
  const chosen = splitList(value);
  // What the rule names stays in view, also where the server no longer knows it.
  const gone = chosen.filter((name) => !channels.some((channel) => channel.name === name));
  const lines: RuleChannel[] = [
    ...channels,
    ...gone.map((name) => ({ name, gap: 'notSetUp' as const })),
  ];
  const toggle = (name: string, isOn: boolean) =>
    onChange((isOn ? [...chosen, name] : chosen.filter((other) => other !== name)).join(','));
  return (
    <FieldShell id={id} label={label} error={error} required isGroup>
      <List id={id} tabIndex={-1} aria-labelledby={`${id}-label`}>
        {lines.map((channel) => (
          <ChannelLine
            key={channel.name}
            channel={channel}
            telegram={telegram}
            choice={{
              isChosen: chosen.includes(channel.name),
              readOnly,
              onToggle: (isOn) => toggle(channel.name, isOn),
            }}
          />
        ))}
      </List>
    </FieldShell>
  );
}

/**
 * The channels that reach who is signed in, each with a test to oneself, or with why it does not work; Telegram is
 * connected and disconnected there.
 */
export function ChannelTests({
  label,
  telegram,
}: {
  label: string;
  telegram?: TelegramTieProps;
}): ReactElement {
  const { channels } = useRuleChoices();
  const isThere = useWordFiles(WORDS);
  return (
    <List aria-label={label} aria-busy={!isThere}>
      {channels
        .filter(({ name }) => isThere && name !== 'command')
        .map((channel) => (
          <ChannelLine key={channel.name} channel={channel} telegram={telegram} canEnd />
        ))}
    </List>
  );
}

function ChannelLine({
  channel: { name, gap, bot },
  choice,
  telegram,
  canEnd = false,
}: {
  channel: RuleChannel;
  telegram?: TelegramTieProps | undefined;
  /** Allows disconnecting Telegram here. */
  canEnd?: boolean;
  /** Left out where nothing is chosen. */
  choice?: { isChosen: boolean; readOnly: boolean; onToggle: (isOn: boolean) => void };
}): ReactElement {
  const t = useLabels();
  const { notifications } = useTrackingClient();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ text: string; isFailed: boolean } | null>(null);
  const word = sayChannel(t, name);

  async function test() {
    setBusy(true);
    setOutcome(null);
    try {
      await notifications.test({ notificator: name });
      setOutcome({ text: t('rules.test.sent'), isFailed: false });
    } catch (problem) {
      // There is nothing in a test that could be wrong: what is refused is the message.
      const isNotSent = isTrackingError(problem) && problem.status === 400;
      const text = isNotSent ? t('rules.test.notSent') : t({ key: describeError(problem) });
      setOutcome({ text, isFailed: true });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Line>
      {choice ? (
        <Checkbox
          checked={choice.isChosen}
          onChange={choice.onToggle}
          // What does not work can be taken away, and nothing else.
          disabled={choice.readOnly || (gap !== null && !choice.isChosen)}
        >
          {word}
        </Checkbox>
      ) : (
        <span>{word}</span>
      )}
      {gap ? <Note>{t(`rules.channel.${gap}`)}</Note> : null}
      {bot ? (
        <Bot
          href={`https://t.me/${bot.username}`}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('rules.bot.action', { name: `@${bot.username}` })}
        >
          @{bot.username}
        </Bot>
      ) : null}
      {name === 'telegram' ? (
        <TelegramTie {...telegram} bot={bot} canEnd={canEnd} isWanted={gap !== null} />
      ) : null}
      {!gap && name !== 'command' ? (
        <Button
          variant="ghost"
          size="sm"
          icon={<Send aria-hidden="true" />}
          busy={isBusy}
          aria-label={t('rules.test.action', { channel: word })}
          onClick={() => void test()}
        >
          {t('rules.test.button')}
        </Button>
      ) : null}
      <Note as="div" role="status" data-failed={outcome?.isFailed}>
        {outcome?.text}
      </Note>
    </Line>
  );
}
