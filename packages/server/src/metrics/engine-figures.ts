import { Counter, Gauge, type Registry } from 'prom-client';
import type { EngineFigures } from '../engine/engine';
import type { MessageOutcome } from '../engine/ingest/listener/message-listener';
import { createRecentAnswer } from './recent-answer';

/** Figures on tracker messages and pending notifications. */
export interface EngineFigureReader {
  countMessage(outcome: MessageOutcome): void;
  /** From now on this engine is asked. */
  showEngine(engine: EngineFigures): void;
}

const OUTCOMES: Readonly<Record<MessageOutcome, true>> = {
  stored: true,
  dropped: true,
  refused: true,
  unknown: true,
  busy: true,
  failed: true,
};

/** Ingest and outbox of the embedded engine; without one, nothing of them is shown. */
export const createEngineFigures = (registry: Registry): EngineFigureReader => {
  let counters: ReadonlyMap<MessageOutcome, Counter.Internal> | undefined;
  return {
    countMessage: (outcome) => counters?.get(outcome)?.inc(),
    showEngine(engine) {
      counters = openIngest(registry, engine);
      openOutbox(registry, engine);
    },
  };
};

const openIngest = (
  registry: Registry,
  engine: EngineFigures,
): ReadonlyMap<MessageOutcome, Counter.Internal> => {
  const registers = [registry];
  const messages = new Counter({
    name: 'tracking_ingest_messages_total',
    help: 'Messages of trackers, by what became of them',
    labelNames: ['outcome'],
    registers,
  });
  new Counter({
    name: 'tracking_ingest_fixes_total',
    help: 'Fixes stored, those of the demo and of history among them',
    registers,
    collect() {
      this.reset();
      this.inc(engine.storedFixes);
    },
  });
  new Gauge({
    name: 'tracking_ingest_queue_length',
    help: 'Messages and other writes that wait for the next commit',
    registers,
    collect() {
      this.set(engine.queueLength);
    },
  });
  const outcomes = Object.keys(OUTCOMES) as MessageOutcome[];
  for (const outcome of outcomes) messages.inc({ outcome }, 0);
  return new Map(outcomes.map((outcome) => [outcome, messages.labels(outcome)]));
};

const openOutbox = (registry: Registry, engine: EngineFigures): void => {
  const registers = [registry];
  const waiting = createRecentAnswer(engine.countWaiting);
  new Gauge({
    name: 'tracking_outbox_waiting',
    help: 'What waits to be handed over, by way; looked up every ten seconds at most',
    labelNames: ['channel'],
    registers,
    async collect() {
      this.reset();
      for (const [channel, count] of (await waiting()) ?? []) this.set({ channel }, count);
    },
  });
  new Counter({
    name: 'tracking_outbox_messages_total',
    help: 'What was handed over or given up, by way',
    labelNames: ['channel', 'outcome'],
    registers,
    collect() {
      this.reset();
      for (const [channel, { done, givenUp }] of engine.outbox) {
        this.inc({ channel, outcome: 'sent' }, done);
        this.inc({ channel, outcome: 'given_up' }, givenUp);
      }
    },
  });
};
