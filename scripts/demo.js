// npm run demo: the shop as npm start serves it, with the demo's accounts, for this machine alone.
process.env['DEMO_ACCOUNTS'] ??= 'true'
process.env['HOST'] ??= 'localhost'
await import('./start.js')
