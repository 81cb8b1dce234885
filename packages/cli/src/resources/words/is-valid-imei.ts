/** Whether 15 digits end in the check digit of an IMEI (Luhn); other texts are no IMEI and say nothing. */
export function isValidImei(text: string): boolean {
  if (!/^\d{15}$/.test(text)) return true;
  const sum = [...text].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
