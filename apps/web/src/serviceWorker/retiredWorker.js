// The service worker of a deployment without one: it removes an earlier one and its files (G04).
addEventListener('install', () => {
  skipWaiting();
});
addEventListener('activate', (event) => {
  event.waitUntil(retire());
});

async function retire() {
  await caches.delete('nevisa-files');
  await registration.unregister();
}
