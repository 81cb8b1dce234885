/** Number of items made per resource, parents first. */
const COUNTS = {
  groups: 200,
  devices: 5_000,
  users: 300,
  geofences: 400,
  notifications: 60,
};

const AT_ONCE = 8;
const pad = (index) => String(index + 1).padStart(4, '0');

const BODIES = {
  groups: (index) => ({ name: `Depot ${pad(index)}` }),
  devices: (index, groupIds) => ({
    name: `Vehicle ${pad(index)}`,
    uniqueId: `unit-${pad(index)}`,
    groupId: groupIds[index % groupIds.length],
    category: ['bus', 'car', 'truck'][index % 3],
  }),
  users: (index) => ({
    name: `Person ${pad(index)}`,
    email: `person-${pad(index)}@example.com`,
    password: 'a long password',
  }),
  geofences: (index) => ({
    name: `Fence ${pad(index)}`,
    area: `CIRCLE (${-25.4 - (index % 20) / 100} ${-49.2 - Math.floor(index / 20) / 100}, 300)`,
  }),
  notifications: (index) => ({
    type: ['deviceOnline', 'deviceOffline', 'deviceOverspeed'][index % 3],
    description: `Rule ${pad(index)}`,
    notificators: 'web',
    always: true,
  }),
};

/** Makes the fleet of a large customer over the API, as the owner of `token`. */
export async function fillFleet({ url, token }, print) {
  let groupIds = [];
  for (const [name, count] of Object.entries(COUNTS)) {
    print(`making ${count} ${name}`);
    const made = await makeAll(count, (index) =>
      post(`${url}/api/${name}`, token, BODIES[name](index, groupIds)),
    );
    if (name === 'groups') groupIds = made.map(({ id }) => id);
  }
}

async function makeAll(count, make) {
  const made = [];
  let next = 0;
  const worker = async () => {
    while (next < count) made.push(await make(next++));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return made;
}

async function post(url, token, body) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response.json();
}
