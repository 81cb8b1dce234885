import { TrackingProvider } from '@rastro/sdk/internal/react';
import { createFakeServer, makeUser } from '@rastro/sdk/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { expect, it } from 'vitest';
import { TextProvider } from '../../frame/i18n/text-context';
import { MoneyField } from './money-field';

function Host({ currency, from }: { currency: string; from: number }): ReactElement {
  const [value, setValue] = useState<number | null>(from);
  return (
    <>
      <MoneyField
        label="Price"
        isZeroNone
        currency={currency}
        value={value}
        onChange={(next) => setValue(next ?? 0)}
      />
      <output>{String(value)}</output>
    </>
  );
}

async function show(currency: string, from: number): Promise<HTMLElement> {
  const { client } = createFakeServer({ user: makeUser() });
  render(
    <TextProvider locale="en-US">
      <TrackingProvider client={client} locale="en-US" appearance={null}>
        <Host currency={currency} from={from} />
      </TrackingProvider>
    </TextProvider>,
  );
  return screen.findByRole('textbox', { name: 'Price' });
}

it.each([
  { currency: 'BRL', from: 5_990, shown: '59.90', typed: '149.9', value: '14990', left: '149.90' },
  // It has nothing behind its comma.
  { currency: 'CLP', from: 5_990, shown: '5,990', typed: '12000', value: '12000', left: '12,000' },
])('money in $currency is read and written with its figures', async (each) => {
  const field = await show(each.currency, each.from);
  expect(field).toHaveValue(each.shown);
  await userEvent.clear(field);
  expect(field).toHaveValue('');
  await userEvent.type(field, each.typed);
  expect(screen.getByRole('status')).toHaveTextContent(each.value);
  await userEvent.tab();
  expect(field).toHaveValue(each.left);
});

it('takes an amount with its currency, and says what is none', async () => {
  const field = await show('BRL', 0);
  await userEvent.click(field);
  await userEvent.paste('R$ 1,234.56');
  expect(screen.getByRole('status')).toHaveTextContent('123456');
  await userEvent.clear(field);
  await userEvent.paste('US$ 5');
  expect(field).toHaveAccessibleDescription(/Not a valid amount/);
});
