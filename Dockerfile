# docker build -t byline . && docker run -p 3000:3000 -v byline:/data -e SITE_URL=https://example.com byline
# See docs/publish-container.md; compose.yaml puts PostgreSQL and Caddy beside it.

FROM node:24-bookworm-slim AS build
WORKDIR /src
COPY . .
RUN --mount=type=cache,target=/root/.npm npm ci && npm run build
# The build alone, with what it needs of node_modules, as it runs on any machine without the checkout.
RUN --mount=type=cache,target=/root/.npm cp -R build /app && cd /app && npm ci --omit=dev && mkdir /data

# glibc, certificates and time zones; no shell, no package manager, no npm.
FROM gcr.io/distroless/cc-debian12:nonroot
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /app /app
# A new volume takes its owner from here.
COPY --from=build --chown=65532:65532 /data /data
WORKDIR /app
USER 65532:65532
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 HEALTH_PORT=3001 DATA_DIR=/data MALLOC_ARENA_MAX=1 MALLOC_TRIM_THRESHOLD_=131072
EXPOSE 3000
VOLUME /data
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.HEALTH_PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# node itself, so that the signal to stop reaches it; a stop takes ten seconds at most.
CMD ["node", "--max-semi-space-size=4", "--max-old-space-size=1024", "server/start.js"]
