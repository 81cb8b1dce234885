/** The pages by name, and the map behind them; each is a file of its own in the build. */
export const pageImports = {
  login: () => import('../pages/login/login-page').then((module) => module.LoginPage),
  recover: () => import('../pages/recover/recover-page').then((module) => module.RecoverPage),
  confirm: () => import('../pages/confirm/confirm-page').then((module) => module.ConfirmPage),
  setup: () => import('../pages/setup/setup-page').then((module) => module.SetupPage),
  signedIn: () => import('../shell/frame/signed-in-area').then((module) => module.SignedInArea),
  map: () => import('../map/preload-map').then((module) => module.preloadMap()),
  device: () => import('../pages/device-page').then((module) => module.DevicePage),
  history: () => import('../pages/history-page').then((module) => module.HistoryPage),
};
