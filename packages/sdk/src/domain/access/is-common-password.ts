/** The commonest of ten characters and more in lists of stolen ones; all lower case. Split at use: a set made here would be in every bundle. */
const COMMON = `1234567890 0123456789 0987654321 9876543210 1234567891 12345678910 123456789a a123456789
   123456789q q123456789 1234512345 1122334455 1q2w3e4r5t q1w2e3r4t5 1qaz2wsx3edc zaq12wsxcde3
   qwertyuiop qwerty1234 qwerty12345 qwerty123456 asdfghjkl1 qwertyuiop1 qazwsxedcrfv qweasdzxc123
   password12 password123 password1234 password12345 password123! passw0rd123 p@ssw0rd123 p@ssword123
   mypassword thepassword newpassword changeme123 changemenow letmein123 welcome123 welcome1234
   admin12345 admin123456 administrator administrador administrator1 administrador1 rootpassword
   iloveyou123 iloveyou12 teamoteamo teamomucho contraseña contrasena contrasena1 contraseña123
   contrasena123 senha12345 senha123456 minhasenha mudar12345 mudarsenha trocarsenha bemvindo123
   brasil12345 brasil2024 brasil2025 brasil2026 flamengo123 corinthians palmeiras123 saopaulo123
   football123 basketball superman123 liverpool123 chelsea123 barcelona123 realmadrid
   abc1234567 abcd123456 abcdefghij abcdefghijk a1b2c3d4e5 aa123456789 abc123abc123 test123456
   secret12345 supersecret mustang123 michael123 jesus12345 jesuscristo deusefiel1 deusefiel123`;
/** Runs of adjacent characters on keyboards and in alphabets. */
const RUNS = ['01234567890123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm'];

const reverse = (text: string): string => [...text].reverse().join('');

/** True for a password that is tried first: a common one, one character or two again and again, or a run of keys. */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase();
  if (COMMON.split(/\s+/).includes(text)) return true;
  if (new Set(text).size <= 2) return true;
  return RUNS.some((run) => run.includes(text) || run.includes(reverse(text)));
}
