/* global document */
// Whatever somebody chooses in the list is shown on the page.
document.querySelector('acme-device-list').addEventListener('select', ({ detail }) => {
  document.getElementById('chosen').textContent = String(detail.deviceId);
});
