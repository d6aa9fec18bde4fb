/** What `hookproof init` writes, by path. */
export const starterFiles: Readonly<Record<string, string>> = {
  "hookproof.yaml": `# How hookproof plays the platform in this project. Every key is the option of the same name of \`hookproof test\`;
# what is not here keeps its default. Editors complete this file:
# yaml-language-server: $schema=./node_modules/hookproof/schemas/config.schema.json

# Your receiver. Without it, the embedded reference receiver is judged, so that this file works as it is.
# url: http://127.0.0.1:3000/webhook

# Never the secret itself: set HOOKPROOF_SECRET, or name a file that only you may read.
# secret-file: .hookproof-secret

# How long the platform waits for a status. The document does not say; \`hookproof list gaps\` shows what else it leaves open.
timeout: 10s

# Same seed, same notifications.
seed: 1
`,
  "scenarios/my-first-story.yaml": `# A story that the platform tells. Play it with:  hookproof play scenarios/my-first-story.yaml
# yaml-language-server: $schema=../node_modules/hookproof/schemas/scenario.schema.json
title: A ticket is taken up, answered and closed
seed: 1

# With a value, the probes below are asked:  --variable api=http://127.0.0.1:3000
variables: { api: "" }

# Who and what occurs. Whatever you do not fix is drawn from the seed, and agrees: one customer, one phone number.
cast:
  agent: { is: agent, with: { name: 王敏 } }
  customer: { is: client, state: customer, with: { name: 林晓雨, gender: W, weixin: null } }
  ticket: { is: ticket, customer: customer, with: { textContent: 发票抬头需要修改 } }

steps:
  - do: ticket.process # the lifecycle decides what is sent; here it is stated, and verified before anything goes out
    by: agent
    sends: [new_ticket.processing_first, new_ticket.processing_every]
  - do: ticket.comment
    by: agent
    with: { textContent: 您好，新的发票已经寄出。 }
  - wait: 1s
  - do: ticket.close
    by: agent
    sends: [new_ticket.closed]
  - probe: # did it have its effect? asked until it holds or time is up; change this to your API
      get: \${api}/tickets/\${ticket.businessId}
      until: { status: 200, body: { state: closed } }
      within: 5s
    needs: api
`,
  ".github/workflows/hookproof.yml": `name: hookproof
on: [push, pull_request]
jobs:
  receiver:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with: { node-version: 20 }
      # Start your receiver here, give hookproof its URL in hookproof.yaml, and the secret as a secret of the repository:
      # - run: npm ci && npm start &
      - run: npx --yes hookproof test --wait-for-url 30s --format pretty --report junit,github
        env:
          HOOKPROOF_SECRET: \${{ secrets.HOOKPROOF_SECRET || 'hookproof-test-secret' }}
      - run: npx --yes hookproof play scenarios/my-first-story.yaml
        env:
          HOOKPROOF_SECRET: \${{ secrets.HOOKPROOF_SECRET || 'hookproof-test-secret' }}
      - uses: actions/upload-artifact@v4
        if: always()
        with: { name: hookproof-report, path: hookproof-report }
`,
};
