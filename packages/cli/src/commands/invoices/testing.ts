import { ADMIN, startBothDoors, startCommand, startTestAsaas } from '../testing';

/**
 * Starts a server with invoices switched on, the payment provider's sandbox beside it, and an
 * account to bill.
 */
export async function startBilling() {
  const asaas = await startTestAsaas();
  const server = await startBothDoors({ config: { asaasUrl: asaas.url } });
  const admin = server.app.browser();
  await admin.signIn(ADMIN.email, ADMIN.password);
  const send = async (route: string, json: object) => (await admin.call(route, { json })).json;
  await send('PATCH /api/server', { attributes: { 'rastro.enableBilling': true } });
  const addAccount = async (name: string) => {
    const account = {
      name,
      email: `${name.toLowerCase()}@example.com`,
      password: 'a long password',
    };
    return Number((await send('POST /api/users', account)).id);
  };
  return {
    asaas,
    accountId: await addAccount('Bia'),
    addAccount,
    /** Calls the server as its administrator. */
    send,
    setUpPayments: () =>
      send('POST /api/integrations/payment', {
        email: 'a@example.com',
        token: asaas.key,
        sandbox: true,
      }),
    sweep: () => server.app.app.sweep(),
    wait: (ms: number) => server.app.wait(ms),
    async run(...argv: string[]) {
      const target = { url: server.urls.product, token: server.tokens.product };
      const command = startCommand(target, argv);
      return { code: await command.ended, out: command.stdout(), said: command.stderr() };
    },
    async stop() {
      await server.stop();
      await asaas.stop();
    },
  };
}

/** Return value of {@link startBilling}. */
export type Billing = Awaited<ReturnType<typeof startBilling>>;
