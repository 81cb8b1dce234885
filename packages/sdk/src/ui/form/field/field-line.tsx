import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { fieldFrame, fieldInput } from './field-styles';

const Frame = styled.div`
  ${fieldFrame}
`;
const Input = styled.input`
  ${fieldInput}
  &[type='search'] {
    text-overflow: ellipsis;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
`;

/** The framed line of a field: icon, input and what stands at its end; `className` and `style` are the frame's. */
export function FieldLine({
  icon,
  end,
  frameSize,
  className,
  style,
  ...rest
}: ComponentPropsWithRef<'input'> & {
  icon?: ReactNode;
  end?: ReactNode;
  frameSize: 'toolbar' | 'search' | 'md' | 'lg';
}): ReactElement {
  return (
    <Frame
      className={className}
      style={style}
      data-size={frameSize}
      data-invalid={rest['aria-invalid'] ? true : undefined}
      data-disabled={rest.disabled}
      data-readonly={rest.readOnly}
    >
      {icon}
      <Input {...rest} />
      {end}
    </Frame>
  );
}
