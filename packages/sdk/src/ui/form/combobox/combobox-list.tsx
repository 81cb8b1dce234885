import { useEffect, type ReactElement } from 'react';
import { Check } from 'lucide-react';
import * as Popover from 'radix-ui/popover';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { styled } from 'styled-components';
import { TOUCH_QUERY } from '../../mixins';
import { useMedia } from '../../use-media';
import { usePortalContainer } from '../../overlay/portal-container';
import { Spinner } from '../../feedback/spinner';
import type { ComboboxWords } from './combobox-option';
import { listBox, OPTION_HEIGHT_PX, optionLine } from './combobox-styles';
import type { ComboboxField } from './use-combobox-field';

const Box = styled(Popover.Content)`
  ${listBox}
`;
const Scroller = styled.ul`
  max-height: min(306px, calc(var(--radix-popover-content-available-height, 314px) - 8px));
  margin: 0;
  padding: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  list-style: none;
  outline: 0;
  scrollbar-width: thin;
  &:empty {
    display: none;
  }
`;
const Sizer = styled.div`
  position: relative;
`;
const Option = styled.li`
  ${optionLine}
`;
const Note = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  margin: 0;
  padding: 7px 8px;
  color: var(--rastro-text-subtle);
  overflow-wrap: anywhere;
  &[data-tone='error'] {
    color: var(--rastro-status-alarm-text);
  }
`;

/** Max number of options rendered without virtualization. */
const PLAIN_MAX = 100;
/** Before the browser has measured. */
const FIRST_RECT = { width: 320, height: 306 };

interface ListProps<Value extends string | number> {
  field: ComboboxField<Value>;
  isChosen: (value: Value) => boolean;
  words: ComboboxWords;
}

/** The choices below a field, or why there are none. Of many only those in view are drawn. */
export function ComboboxList<Value extends string | number>(props: ListProps<Value>): ReactElement {
  const container = usePortalContainer();
  const { field } = props;
  const keepFocus = (event: Event) => event.preventDefault();
  return (
    <Popover.Portal container={container}>
      <Box
        className="rastro-combobox-list"
        // It stands at the end of the page, outside all its parts.
        role="region"
        aria-labelledby={field.labelId}
        align="start"
        sideOffset={4}
        collisionPadding={8}
        onOpenAutoFocus={keepFocus}
        onCloseAutoFocus={keepFocus}
      >
        <Choices {...props} />
        <StateNote field={field} words={props.words} />
      </Box>
    </Popover.Portal>
  );
}

function Choices<Value extends string | number>({
  field,
  isChosen,
}: ListProps<Value>): ReactElement {
  const { options, parts, list } = field;
  const { highlightedIndex: active } = parts;
  const height = useMedia(TOUCH_QUERY) ? OPTION_HEIGHT_PX.touch : OPTION_HEIGHT_PX.mouse;
  // oxlint-disable-next-line react/incompatible-library -- nothing below is memoised on what it returns
  const virtualizer = useVirtualizer({
    count: options.length,
    getScrollElement: () => list.current,
    estimateSize: () => height,
    overscan: 6,
    initialRect: FIRST_RECT,
    rangeExtractor: (range) => {
      const shown = new Set(defaultRangeExtractor(range));
      // What the field calls active must be on the page.
      if (active >= 0 && active < options.length) shown.add(active);
      return [...shown].sort((left, right) => left - right);
    },
  });
  useEffect(() => {
    const box = list.current;
    if (!box || active < 0) return;
    const top = active * height;
    const past = top + height - box.clientHeight;
    if (top < box.scrollTop) box.scrollTop = top;
    else if (past > box.scrollTop) box.scrollTop = past;
  }, [list, active, height, options]);
  const shown =
    options.length > PLAIN_MAX
      ? virtualizer.getVirtualItems()
      : options.map((_, index) => ({ index, start: index * height, size: height }));
  return (
    <Scroller {...field.menu}>
      {options.length === 0 ? null : (
        <Sizer role="presentation" style={{ height: options.length * height }}>
          {shown.map(({ index, start, size }) => {
            const option = options[index];
            if (!option) return null;
            const isOn = isChosen(option.value);
            return (
              <Option
                key={option.value}
                {...parts.getItemProps({ item: option, index })}
                aria-selected={isOn}
                aria-setsize={options.length}
                aria-posinset={index + 1}
                data-active={index === active}
                style={{ height: size, transform: `translateY(${start}px)` }}
              >
                {option.icon}
                <span>{option.label}</span>
                {option.hint ? <small>{option.hint}</small> : null}
                {isOn ? <Check aria-hidden="true" /> : null}
              </Option>
            );
          })}
        </Sizer>
      )}
    </Scroller>
  );
}

function StateNote<Value extends string | number>({
  field: { state, options, typed },
  words,
}: Omit<ListProps<Value>, 'isChosen'>): ReactElement | null {
  if (state === 'loading') {
    return (
      <Note role="status">
        <Spinner />
        {words.loading}
      </Note>
    );
  }
  if (state === 'failed') {
    return (
      <Note role="status" data-tone="error">
        {words.failed}
      </Note>
    );
  }
  if (options.length > 0) return null;
  return <Note role="status">{typed ? words.none(typed) : words.empty}</Note>;
}
