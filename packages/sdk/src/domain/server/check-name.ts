/** What a server looks at when it is asked how it is, beside the services that it uses: the name of a look. */
export type CheckName =
  | 'address'
  | 'addresses'
  | 'brand'
  | 'clock'
  | 'data folder'
  | 'database'
  | 'free space'
  | 'mail'
  | 'nobody signed in'
  | 'positions'
  | 'postcodes'
  | 'queue'
  | 'server'
  | 'tables'
  | 'tracking'
  | 'users'
  | 'weather';
