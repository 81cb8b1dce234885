import { useCallback, useState } from 'react';
import { NavLink, Route, Routes } from 'react-router';
import { FleetPage } from './fleet-page';
import { HomePage } from './home-page';
import { TokenForm } from './token-form';

/** A site as partners have them: its own pages, its own router, its own look. */
export function App() {
  // In memory only: it is gone with the page, and no script of another site can read it.
  const [token, setToken] = useState('');
  const [isRefused, setRefused] = useState(false);
  const start = (next: string) => {
    setRefused(false);
    setToken(next);
  };
  const end = useCallback(() => {
    setRefused(true);
    setToken('');
  }, []);
  return (
    <>
      <header>
        <strong>Pico Fresh</strong>
        <nav>
          <NavLink to="/">Home</NavLink>
          <NavLink to="/fleet">Where is my delivery?</NavLink>
        </nav>
      </header>
      <main>
        <Routes>
          <Route path="/" element={<HomePage />} />
          <Route
            path="/fleet"
            element={
              token === '' ? (
                <TokenForm onToken={start} isRefused={isRefused} />
              ) : (
                <FleetPage token={token} onSignedOut={end} />
              )
            }
          />
        </Routes>
      </main>
    </>
  );
}
