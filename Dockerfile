# docker build -t hookproof . && docker run --rm --network host -e HOOKPROOF_SECRET hookproof test http://127.0.0.1:3000/webhook
FROM node:22-slim AS build
WORKDIR /hookproof
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build && npm prune --omit=dev --ignore-scripts

FROM node:22-slim
ENV NODE_ENV=production
WORKDIR /hookproof
COPY --from=build /hookproof/package.json ./
COPY --from=build /hookproof/node_modules ./node_modules
COPY --from=build /hookproof/bin ./bin
COPY --from=build /hookproof/dist ./dist
COPY --from=build /hookproof/schemas ./schemas
COPY --from=build /hookproof/scenarios ./scenarios
# Reports and journals go to the mounted folder: -v "$PWD:/work"
WORKDIR /work
USER node
ENTRYPOINT ["node", "/hookproof/bin/hookproof.js"]
CMD ["--help"]
