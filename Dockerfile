# The shop as an image: docker build -t welt . && docker run -p 4321:4321 -v welt:/data welt
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm install
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production WELT_DATA=/data PORT=4321
WORKDIR /app
RUN install -d -o node -g node /data
# Readable to whoever runs the shop, sources too: they say whether the build is theirs.
COPY --from=build --chown=node:node /app ./
USER node
# Compiled code is kept for one user.
RUN node scripts/fill-compile-cache.ts
VOLUME /data
EXPOSE 4321
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# No npm in between: it would take the signals that end the shop in order.
CMD ["node", "scripts/start.js"]
