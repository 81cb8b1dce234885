/** Stands in for this site's own sign-in; its server would hand the token out. */
export function TokenForm({
  onToken,
  isRefused,
}: {
  onToken: (token: string) => void;
  /** The server did not take the last one, or takes it no more. */
  isRefused: boolean;
}) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onToken(String(new FormData(event.currentTarget).get('token')).trim());
      }}
    >
      <h1>Where is my delivery?</h1>
      <label htmlFor="token">Access token</label>
      <input id="token" name="token" type="password" autoComplete="off" required />
      {isRefused ? (
        <p role="alert">
          The server does not accept this token: it has ended, was revoked, or is of another server.
        </p>
      ) : null}
      <p>
        Make one with <code>rastro tokens create</code>. It stays in the memory of this page.
      </p>
      <button>Show the vans</button>
    </form>
  );
}
