import type { ComponentType, ReactElement } from 'react';
import { LazyWords } from '../../react';
import { ResourceWords } from '../../react/resource';
import type { Namespace } from '../../words';

const WORDS: readonly Namespace[] = ['notifications', 'members', 'errors', 'refusals'];

/** Brings the words of notification rules to a part that draws them. */
export function withRuleWords<Props extends object>(Part: ComponentType<Props>) {
  return function WithRuleWords(props: Props): ReactElement {
    return (
      <ResourceWords>
        <LazyWords files={WORDS}>
          <Part {...props} />
        </LazyWords>
      </ResourceWords>
    );
  };
}
