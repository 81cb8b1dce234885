import { expect, it } from 'vitest';
import { ADMIN, startTestApp } from '../../../http/testing';

/** Rounds, in each of which the two calls meet at another moment. */
const ROUNDS = 10;
const AT_ONCE = 6;

it('leaves no administrator below nobody that is made while who makes it is ended', async () => {
  const server = await startTestApp();
  const call = async (
    userId: number,
    [method, path]: readonly [string, string],
    body?: object,
  ): Promise<{ status: number; json: { id: number; administrator: boolean } & object }> => {
    const answer = await server.engine.upstream.send(
      { method, path, query: new URLSearchParams(), ...(body && { body }) },
      { actor: { userId } },
    );
    const text = answer.status < 400 ? answer.body : null;
    return { status: answer.status, json: JSON.parse(text ?? '{}') as never };
  };
  const make = (by: number, name: string) =>
    call(by, ['POST', '/users'], {
      name,
      email: `${name}@example.com`,
      administrator: true,
      password: ADMIN.password,
    });
  for (let round = 0; round < ROUNDS; round += 1) {
    const { json: between } = await make(1, `between-${round}`);
    const end = () =>
      round % 2 === 0
        ? call(1, ['DELETE', `/users/${between.id}`])
        : call(1, ['PUT', `/users/${between.id}`], { ...between, administrator: false });
    const names = Array.from({ length: AT_ONCE }, (_, number) => `last-${round}-${number}`);
    const makers = names.map((name) => make(between.id, name));
    const answers = await Promise.all([...makers, end()]);
    const made = answers.slice(0, -1).filter(({ status }) => status < 400);
    const { rows } = await server.database.query(
      `select distinct l.managed_user_id from user_user l join users u on u.id = l.user_id and u.administrator
       where l.managed_user_id = any($1)`,
      [made.map(({ json }) => json.id)],
    );
    expect(rows, `round ${round}`).toHaveLength(made.length);
  }
  await server.stop();
});
