/** Server info of a stand-in tracking server, and the account that signs in to it. */
export const server = {
  id: 1,
  registration: false,
  readonly: false,
  version: '6.14',
  attributes: {},
};

export const user = {
  id: 1,
  name: 'Bench',
  email: 'bench@example.com',
  administrator: true,
  readonly: false,
  disabled: false,
  deviceLimit: -1,
  userLimit: 0,
  expirationTime: null,
  attributes: {},
};

export const token = 'c3RhbmQtaW4.MjAzMC0wMS0wMQ.bench';
