import { Fleet } from './fleet';

/** Asked for each visit: neither server nor token is in a file of the build. */
export const dynamic = 'force-dynamic';

export default function FleetPage() {
  const { TRACKING_SERVER = 'http://127.0.0.1:8080', FLEET_TOKEN } = process.env;
  // Your own sign-in stands here: whom it knows gets the token.
  if (!FLEET_TOKEN) return <p role="alert">Start this site with a FLEET_TOKEN.</p>;
  return <Fleet server={TRACKING_SERVER} token={FLEET_TOKEN} />;
}
