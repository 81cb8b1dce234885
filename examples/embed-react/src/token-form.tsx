/** Stands in for this site's own sign-in; its server would hand the token out. */
export function TokenForm({ onToken }: { onToken: (token: string) => void }) {
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
      <p>
        Make one with <code>rastro tokens create</code>. It stays in the memory of this page.
      </p>
      <button>Show the vans</button>
    </form>
  );
}
