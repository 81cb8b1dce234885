import type { ComponentType, ReactElement, ReactNode } from 'react';
import { LazyWords } from '../../react';
import type { Namespace } from '../../words';

const WORDS: readonly Namespace[] = [
  'schedules',
  'reports',
  'report-page',
  'period',
  'resource',
  'errors',
  'problems',
  'refusals',
  'members',
  'export',
];

/** Brings the words of scheduled reports to a part that draws them. */
export function withScheduleWords<Props extends object>(Part: ComponentType<Props>) {
  /** With a `fallback` that stands there until they have come. */
  return function WithScheduleWords({
    fallback,
    ...props
  }: Props & { fallback?: ReactNode }): ReactElement {
    return (
      <LazyWords files={WORDS} fallback={fallback}>
        <Part {...(props as object as Props)} />
      </LazyWords>
    );
  };
}
