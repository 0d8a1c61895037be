# syntax=docker/dockerfile:1
# Everything is built in the first stage; the second holds only what runs, owned by nobody who can change it.

FROM node:22-bookworm-slim AS build
WORKDIR /fairground
COPY package.json package-lock.json ./
COPY domain/package.json domain/
COPY wire/package.json wire/
COPY floorplan/package.json floorplan/
COPY server/package.json server/
COPY web/package.json web/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
RUN npm install --no-save --no-audit --no-fund
COPY . .
RUN npm run build \
 && npm prune --omit=dev --no-audit --no-fund --workspace server --include-workspace-root

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /fairground
COPY --from=build /fairground/package.json ./
COPY --from=build /fairground/node_modules ./node_modules
COPY --from=build /fairground/server/package.json ./server/
COPY --from=build /fairground/server/migrations ./server/migrations
COPY --from=build /fairground/server/dist ./server/dist
COPY --from=build /fairground/web/dist ./web/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD node -e "fetch('http://127.0.0.1:'+process.env.PORT+'/readyz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"
CMD ["node", "server/dist/main.js"]
