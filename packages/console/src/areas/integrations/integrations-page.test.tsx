import { createFakeServer, makeUser } from '@rastro/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderConsole } from '../../testing/render-console';
import { testInWideWindow } from '../../testing/wide-window';

vi.setConfig({ testTimeout: 120_000 });
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
const WAIT = { timeout: 40_000 };

testInWideWindow();

const one = (key: string, source: string) => ({
  key,
  source,
  values: {},
  secrets: [],
  isLost: false,
  savedAt: null,
  webhookPath: '',
});

async function open(answers: object) {
  const { client } = createFakeServer({
    user: makeUser({ administrator: true }),
    server: { attributes: { 'rastro.enableBilling': true } },
    answers: {
      'GET /api/integrations': [one('mail', 'settings'), one('telegram', 'none')],
      ...answers,
    },
  });
  return { client, ...(await show(client)) };
}

async function show(client: Parameters<typeof renderConsole>[0]) {
  renderConsole(client, '/integrations');
  const mail = await screen.findByRole('form', { name: 'Email' }, WAIT);
  return { mail, telegram: screen.getByRole('form', { name: 'Telegram' }) };
}

it('misses nothing where the settings of the server hold, until somebody writes others', async () => {
  const { mail, telegram } = await open({});
  expect(screen.getAllByText(/What you save here replaces them/)).toHaveLength(1);
  const host = within(mail).getByRole('textbox', { name: /^Mail server/ });
  const save = within(mail).getByRole('button', { name: 'Save' });
  expect(host).not.toBeRequired();
  expect(save).toBeDisabled();
  await user.type(within(mail).getByRole('textbox', { name: /^User/ }), 'ana');
  expect(host).toBeRequired();
  expect(save).toBeEnabled();
  // Where nothing holds, what is wanted is said at once.
  expect(within(telegram).getByRole('button', { name: 'Save' })).toBeEnabled();
});

it('has what was typed again where the page went without asking, but for secrets', async () => {
  const { client, mail } = await open({});
  await user.type(within(mail).getByRole('textbox', { name: /^User/ }), 'ana');
  await user.type(within(mail).getByLabelText(/^Password/), 'hidden');
  cleanup();
  const again = await show(client);
  await waitFor(() =>
    expect(within(again.mail).getByRole('textbox', { name: /^User/ })).toHaveValue('ana'),
  );
  expect(within(again.mail).getByLabelText(/^Password/)).toHaveValue('');
});

it('says in the language of the page what a service was asked, and whose words are shown', async () => {
  const answers = [
    { isGood: false, found: 'English', code: 'key', params: { service: 'mail.example' } },
    {
      isGood: false,
      found: 'English',
      code: 'said',
      params: { service: 'mail.example', said: '535 no' },
    },
    // Of a newer server.
    { isGood: true, found: 'Something new', code: 'newer', params: {} },
  ];
  const { mail } = await open({
    'POST /api/integrations/mail/test': () => Response.json(answers.shift()),
  });
  const texts = [
    /It does not work\. .*mail\.example.* rejected the key or password\./,
    /mail\.example.* answered: .*535 no/,
    /It works\. .*Something new/,
  ];
  for (const text of texts) {
    await user.click(within(mail).getByRole('button', { name: 'Test' }));
    expect(await within(mail).findByText(text, {}, WAIT)).toBeVisible();
  }
});

it('says at its field why one is refused, and forgets a secret that is not needed', async () => {
  const sent: unknown[] = [];
  const { mail } = await open({
    'GET /api/integrations': [
      {
        ...one('mail', 'saved'),
        values: { smtpHost: 'mail.example', smtpPort: 587, senderEmail: 'a@example.com' },
        secrets: ['password'],
        savedAt: '2026-11-01T00:00:00Z',
      },
      one('telegram', 'none'),
    ],
    'POST /api/integrations/mail': ({ body }: { body: string }) => {
      sent.push(JSON.parse(body));
      const refused = { code: 'FIELD_INVALID', message: 'English', field: 'smtpHost' };
      return Response.json({ ...refused, reason: 'host' }, { status: 422 });
    },
  });
  const host = within(mail).getByRole('textbox', { name: /^Mail server/ });
  await user.type(host, ' x');
  await user.click(within(mail).getByRole('button', { name: 'Erase what is saved' }));
  expect(within(mail).getByText('It will be erased when you save.')).toBeVisible();
  await user.click(within(mail).getByRole('button', { name: 'Save' }));
  expect(await within(mail).findByRole('alert', {}, WAIT)).toHaveTextContent(
    /^Mail server \(SMTP\): Write the name of the mail server/,
  );
  expect(host).toBeInvalid();
  expect(host).toHaveAccessibleDescription(/^Write the name of the mail server/);
  expect(sent).toEqual([{ smtpHost: 'mail.example x', password: null }]);
});
