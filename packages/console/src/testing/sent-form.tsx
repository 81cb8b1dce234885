import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { typeAndSend } from './type-and-send';

const NOTHING: readonly string[] = [];

/** A form as it is after somebody filled its fields with `texts`, in their order, and sent it. */
export function SentForm({
  texts = NOTHING,
  children,
}: {
  texts?: readonly string[];
  children: ReactNode;
}): ReactElement {
  const [first] = useState(texts);
  useEffect(() => void typeAndSend(...first), [first]);
  return <>{children}</>;
}
